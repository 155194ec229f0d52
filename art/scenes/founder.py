"""The founder's desk: papers, a fountain pen, a brass lamp, books, a window on palms. Nobody sits there."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a')
G={'a':'tu1','b':'in1'}[K]; reset(); cyc(G)
room(5.4,4.4,3.1,floor='wood',wall='cl1',wall2='in7',base='ma7',skirt='wood2')
with at(0,-2.48): zari(5.7,-.33,.18,'in9')
for i in range(18): box(-2.7+.3*i+.15,0,0,.012,4.4,.003,'wood2',0)
box(0,-.3,.0,3.6,2.6,.02,'ma5',.006); box(0,-.3,.02,3.3,2.3,.004,'tu3',0); box(0,-.3,.024,3.1,2.1,.004,'ma7',0)
# window with palms outside painted as a small view
with at(.0,2.22,.95):
    window(2.0,1.6,m='wood2',glass='in3',nx=2,ny=1)
    for x,h in((-.62,1.15),(-.2,.85),(.55,1.25)): box(x,-.03,.08,.05,.02,h,'wood',0); [ball(x+.17*math.cos(k),-.04,.08+h+.1*math.sin(k*1.3),.12,'ne5',(1.2,.15,.6),sub=3) for k in range(6)]
    box(0,-.012,.06,1.9,.02,.28,'ne3',0)
for sx in(-1,1):
    with at(sx*1.3,2.1): curtain(.6,2.8,'tu5',.04,4,.5)
# desk
box(0,.1,.72,2.3,1.0,.07,'wood2',.02); [box(sx*.85,.12,.05,.5,.85,.67,'wood',.02) for sx in(-1,1)]; [box(sx*.85,-.315,.12+.21*k,.42,.02,.18,'wood2',.006) for sx in(-1,1) for k in range(3)]; [ball(sx*.85,-.335,.21+.21*k,.022,'tu5',sub=3) for sx in(-1,1) for k in range(3)]
box(0,-.05,.79,1.0,.6,.012,'ne7',.004); box(-.08,-.08,.802,.3,.4,.008,'paper',.001,rz=6); [box(-.08,-.2+.05*k,.811,.2-.03*(k%2),.008,.001,'in5',0,rz=6) for k in range(6)]
tube([(.16,-.12,.812),(.3,.02,.822)],.011,'in8',radii=[.4,1.1]); cyl(.42,.12,.79,.04,.06,'in8',bev=.01)
for k,(c,w,r) in enumerate((('ma5',.42,8),('in5',.38,-6),('tu5',.34,3))): box(.82,.1,.79+.06*k,w,.3,.055,c,.008,rz=r)
lathe([(.001,0),(.06,.0),(.05,.09),(.055,.1)],'cl0',x=.86,y=.1,z=.97)
with at(-.85,.2,.79): cyl(0,0,0,.11,.03,mat('tu7',.35,.5),bev=.008); cyl(0,0,0,.016,.45,mat('tu7',.35,.5)); lathe([(.05,.16),(.17,.02),(.18,0),(.17,0)],'ne7',z=.4); ball(0,0,.43,.05,mat('tu3',.5,.1,4),sub=3)
lamp(-.85,.2,1.15,9,r=.06)
with at(-.62,-.22,.79,20): box(0,0,0,.36,.26,.03,'ma7',.006); box(0,0,.03,.34,.24,.004,'cl0',0); lotus3(.1,t=.003) if 0 else None
for k in range(9): a=k*.7; ball(.5+.05*math.cos(a),.36+.05*math.sin(a),.93+.03*(k%3),.042,('tu5','ma5')[k%2],sub=3)
cyl(.5,.36,.79,.055,.13,'in5',r2=.075)
with at(0,.95,0,0):
    box(0,0,.42,.62,.6,.12,'ma7',.05,seg=4); box(0,.28,.5,.62,.1,.8,'ma7',.05,rx=-6,seg=4); [box(sx*.34,0,.4,.07,.5,.3,'wood2',.02) for sx in(-1,1)]; cyl(0,0,.05,.05,.4,'wood2'); cyl(0,0,0,.3,.05,'wood2',bev=.02)
for x in(-.62,.62):
    with at(x,-1.15,0,180 + x*16): chair('in5')
# shelf and globe at the left wall
with at(-2.45,.9,0,90):
    for sx in(-1,1): box(sx*.85,0,0,.05,.36,2.2,'wood2',.01)
    for k in range(5):
        box(0,0,.1+.5*k,1.7,.34,.03,'wood2',.005)
        if k<4:
            with at(-.1,-.03,.13+.5*k): books(1.3,.36,.22,seed=k+3)
with at(2.2,1.5): plant(1.5,'in5',11)
with at(2.05,-.5): cyl(0,0,0,.22,.04,'wood2',bev=.01); tube([(0,0,.04),(0,0,.6)],.03,'wood2'); ball(0,0,.92,.3,mat('in5',.5,.3)); tube([(.34*math.sin(t),0,.92-.34*math.cos(t)) for t in np.linspace(-.2,3.3,20)],.018,'tu7'); [ball(.255*math.cos(R(a))*math.cos(R(e)),.255*math.sin(R(a))*math.cos(R(e)),.92+.255*math.sin(R(e)),.08,'ne3',(1,1,.8),sub=3) for a,e in((-60,20),(-120,-10),(-90,40),(-20,-20),(30,10),(-100,-40))]
with at(1.75,2.17,1.5): box(0,0,0,.5,.03,.62,'wood2',.01); box(0,-.012,.05,.4,.02,.52,'tu1',0)
with at(1.75,2.14,1.81): lotus3(.17,vert=True,t=.005)
hour({'a':'morning','b':'golden'}[K],{'a':44,'b':48}[K])
shoot('founder',dict(a=((.1,.25,.95),8.2,14,17,60),b=((.0,.05,.9),3.6,-22,24,60)),bounces=4,ground=G)
