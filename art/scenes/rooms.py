"""What is in each room of the college when it is cut open: every function furnishes a cell of 4.2 by 2.8 metres round the origin."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from tools import *
def library(height=2.8):
    for x in(-1.45,-.5,.45):
        with at(x,1.2): box(0,.1,0,.9,.02,2.2,'wood2',0); [box(s*.45,0,0,.04,.3,2.2,'wood2',.008) for s in(-1,1)]; [(box(0,0,.06+.43*k,.9,.3,.03,'wood2',0)) for k in range(6)]
        for k in range(5):
            with at(x,1.13,.09+.43*k): books(.8,.32,.2,seed=k+int(x*7)+20)
    with at(.55,-.35): table(1.7,.8,.72,'wood'); box(-.4,0,.72,.26,.34,.02,'paper',.004,rz=8); box(.35,.1,.72,.26,.34,.02,'paper',.004,rz=-10); cyl(0,.2,.72,.012,.34,'tu7'); lathe([(.03,.1),(.14,.02),(.15,0)],'ne7',x=0,y=.2,z=1.02); ball(0,.2,1.04,.04,mat('tu3',.5,.1,3),sub=3)
    for x,r,sk,h,t in((.1,0,'skin2','plait','cl0'),(1.0,0,'skin3','short','in5')):
        with at(x,.28,0,r): chair('ma5'); person(top=t,bottom='in7',dup='in7' if h=='plait' else None,dress='kurta' if h=='plait' else 'shirt',hair=h,skin=sk,pose='sit',hands=((-.16,-.5,.76),(.16,-.5,.76)),nod=18)
    with at(-1.0,.75,0,184): person(top='ma5',bottom='tu5',dress='saree',hair='bun',skin='skin3',hands=((-.15,-.3,1.0),(.16,-.34,1.5)))
def laboratory(height=2.8):
    box(0,1.0,0,3.7,.6,.86,'ne7',.02); box(0,.98,.86,3.8,.7,.05,'cl0',.01); box(0,1.2,1.5,3.4,.24,.04,'wood',.005)
    for k in range(14): cyl(-1.55+.24*k,1.2,1.54,.07,.2+.05*(k%3),('ma5','tu5','in5','ne5','wood2')[k%5],bev=.01); cyl(-1.55+.24*k,1.2,1.74+.05*(k%3),.035,.05,'cl0')
    box(-.2,-.3,0,2.5,.7,.84,'ma7',.02); box(-.2,-.3,.84,2.6,.8,.05,'cl0',.01)
    for x,r in((-1.0,180),(.5,180)):
        with at(x,-.3,.89,r,.95): microscope()
    with at(-.2,-.4,.89,0,.5): tube_rack()
    with at(.15,-.5,.89,0,.6): flask('tu5')
    for x,sk,h,c in((-1.0,'skin3','plait','ma5'),(.5,'skin2','bun','in5')):
        with at(x,.32,0,0): person(coat='cl0',top=c,bottom='in8',dress='shirt',hair=h,skin=sk,hands=((-.14,-.42,1.02),(.14,-.42,1.02)),nod=16)
    with at(1.5,.15,0,-60): person(coat='cl0',top='tu5',bottom='in8',dress='shirt',hair='short',hc='grey',skin='skin3',hands=((-.1,-.3,1.1),(.12,-.3,1.1)),hold=('sheet','ma5'))
def mess(height=2.8):
    box(-.3,1.1,0,2.6,.5,.9,'ma7',.02); box(-.3,1.08,.9,2.7,.6,.05,'cl0',.01); [cyl(-1.2+.62*k,1.08,.95,.2,.24,'steel',bev=.03) for k in range(4)]
    with at(1.35,.85,0,-30): person(top='tu5',bottom='ne7',dress='saree',hair='bun',skin='skin3',hands=((-.2,-.34,1.05),(.14,-.36,1.02)),hold=('tray','steel'))
    with at(-.1,-.3): table(2.6,.8,.72,'wood'); [cyl(-.95+.62*k,0,.72,.17,.012,'ne5') or ball(-.95+.62*k,0,.74,.07,'cl0',(1,1,.6),sub=3) for k in range(4)]
    for k,(t,h,sk) in enumerate((('tu5','plait','skin2'),('in5','short','skin4'),('ma5','bun','skin3'),('cl0','plait','skin1'))):
        with at(-1.05+.62*k,.36,0,0): cyl(0,.02,0,.17,.44,'wood2'); person(top=t,bottom='in8',dress='kurta',dup=None,hair=h,skin=sk,pose='sit',hands=((-.16,-.46,.76),(.14,-.46,.8)),nod=10)
    pendant(height-.1,.75,'tu5',.2)
def classroom(height=2.8):
    box(.1,1.3,.95,2.9,.05,1.25,'ne8',.01); box(.1,1.28,.9,3.0,.08,.06,'wood2',.005)
    tube([(-1.0,1.26,1.2),(-1.0,1.26,2.0)],.012,'cl0'); tube([(-1.0,1.26,1.2),(-.1,1.26,1.2)],.012,'cl0'); tube([(-.95+.1*k,1.26,1.22+.009*k*k) for k in range(9)],.016,'tu3')
    tube([(.75+.3*math.cos(k*1.0472),1.26,1.6+.3*math.sin(k*1.0472)) for k in range(7)],.014,'cl0'); [box(1.2,1.26,1.35+.16*k,.34-.08*(k%2),.01,.02,'cl0',0) for k in range(4)]
    with at(-.1,.85,0,28): person(top='ma5',bottom='tu5',dress='saree',hair='bun',skin='skin2',hands=((-.5,.06,1.6),(.16,-.32,1.0)))
    for k,(t,h,sk) in enumerate((('cl0','plait','skin3'),('cl0','short','skin2'),('cl0','bun','skin4'),('cl0','plait','skin2'))):
        with at(-1.35+.9*k,-.55,0,180): box(0,-.42,.64,.74,.4,.04,'wood',.01); [box(s*.33,-.42,0,.04,.34,.64,'in7',.005) for s in(-1,1)]; chair('in5'); person(top=t,bottom='in7',dup='in7' if h!='short' else None,dress='kurta' if h!='short' else 'shirt',hair=h,skin=sk,pose='sit',hands=((-.14,-.42,.7),(.14,-.42,.7)),nod=8)
def ward(height=2.8):
    for x,c,p in((-1.2,'tu5','skin2'),(1.15,'in5',None)):
        with at(x,.2): bed(c,patient=p)
    with at(-1.95,.95): iv()
    with at(-.3,1.1): locker()
    with at(.25,.6,0,90): curtain(1.4,2.1,'ne3')
    with at(-.38,-.1,0,-80): nurse(skin='skin3',hands=((-.1,-.4,1.0),(.12,-.38,1.0)),nod=14,steth=True)
    with at(-1.95,-.35,0,60): student(skin='skin2',hands=((-.1,-.3,1.02),(.1,-.3,1.02)),hold=('sheet','ma5'),nod=12)
    with at(1.15,1.3,1.35): window(1.1,1.0,glass='sky')
def hostel(height=2.8):
    with at(-1.2,.35):
        box(0,0,.22,.9,1.95,.12,'wood2',.02); box(0,0,.34,.86,1.9,.14,'paper',.05,seg=4); box(0,-.2,.46,.9,1.4,.04,'ma5',.015); box(0,.75,.48,.6,.32,.12,'cl0',.05,seg=4); box(0,1.0,.1,.92,.06,.75,'wood2',.02)
    with at(.85,.95): table(1.5,.6,.74,'wood'); cyl(.45,0,.74,.07,.02,'ma5'); cyl(.45,0,.74,.012,.3,'tu7'); lathe([(.03,.1),(.13,.02),(.14,0)],'tu5',x=.45,y=0,z=1.0); box(-.1,-.05,.74,.34,.26,.02,'paper',.004)
    with at(.8,1.24,1.4): box(0,0,0,1.4,.22,.03,'wood2',.004)
    with at(.8,1.24,1.43): books(1.2,.28,.18,seed=4)
    with at(.8,.42,0,180): chair('in5'); person(top='tu5',bottom='cl0',dup='ma5',hair='plait',skin='skin2',pose='sit',hands=((-.14,-.46,.78),(.14,-.46,.78)),nod=14)
    cyl(.3,-.65,.0,.7,.015,'ma7',seg=48)
    with at(.3,-.65,.016): lotus3(.62,cs=('tu5','ma5','tu3','ma8'),t=.004)
    with at(-1.0,-.3,.0,20): person(top='in7',bottom='cl0',dup='ma5',hair='bun',skin='skin3',hands=((-.1,-.28,1.08),(.1,-.28,1.08)),hold=('book','ma5'),nod=14)
def gym(height=2.8):
    for x in(-1.75,-.95):
        for sx in(-1,1): box(x+sx*.38,1.25,0,.05,.12,2.2,'wood2',.012)
        for k in range(11): tube([(x-.38,1.2,.2+k*.19),(x+.38,1.2,.2+k*.19)],.02,'sand')
    with at(1.35,1.32,.45): window(1.0,1.6,m='wood',glass='sky',nx=1)
    box(.35,1.3,.95,.62,.03,1.1,'paper',.005)
    for k in range(12): box(.35+.05*math.sin(k*.42),1.27,1.06+k*.075,.13-.005*abs(k-3),.02,.045,'ma5' if k in(3,4) else 'in5',.012)
    box(-.1,-.35,0,2.9,.95,.05,'in7',.02)
    for sy in(-1,1):
        tube([(-1.5,-.35+sy*.36,.86),(1.3,-.35+sy*.36,.86)],.032,'wood2')
        for sx in(-1.3,1.1): cyl(sx,-.35+sy*.36,.04,.024,.82,'steel'); cyl(sx,-.35+sy*.36,.05,.05,.03,'ink')
    with at(-.35,-.35,.05,-78): person('cl0','cl1','skin3','short',hc='grey',dress='shirt',arms=(30,30),fwd=(-4,-4),stride=.15,build=1.06)
    with at(.62,-.35,.05,82): person('ma7','cl0','skin2','bun',hands=((-.1,-.5,1.12),(.14,-.48,1.02)),dress='shirt')
    with at(-1.55,.2,0,-60): person('ma7','in8','skin4','plait',hands=((-.1,-.3,1.05),(.1,-.3,1.05)),dress='shirt',hold=('sheet','tu5'))
    ball(1.55,-.3,.38,.38,mat('ma5',.5,.3),sub=5); ball(1.75,.55,.24,.24,mat('tu5',.5,.3),sub=5)
def tests(height=2.8):
    with at(0,1.34,height-.62): clock(.26)
    box(-1.2,1.35,1.2,1.1,.03,.95,'ne8',.005); box(1.2,1.35,1.2,1.1,.03,.95,'paper',.005); [box(1.2,1.32,1.36+.17*k,.8-.2*(k%2),.01,.03,('in7','ma5','tu5','ne5')[k],0) for k in range(4)]
    for r,(y,n) in enumerate(((.55,4),(-.55,3))):
        for k in range(n):
            x=(k-(n-1)/2)*1.02; h=('plait','short','bun','scarf','short','plait','bun')[k+4*r]
            box(x,y-.12,.7,.86,.56,.04,'wood',.012); [box(x+s*.38,y-.12,0,.035,.5,.7,'ma7',.01) for s in(-1,1)]
            box(x-.05,y-.14,.74,.26,.32,.01,'paper',.002,rz=(k*31)%10-5); box(x,y-.33,.4,.8,.03,.28,'ma7',.006)
            with at(x,y+.42,0,0): chair('in5'); person(('cl0','in5','tu5','cl0','ma5','cl0','in5')[k+4*r],'in7','skin%d'%(1+(k*3+r)%4),h,dress='shirt' if h=='short' else 'kurta',dup='ma5' if h=='plait' else None,hc='in3' if h=='scarf' else 'hair',pose='sit',hands=((-.16,-.46,.8),(.16,-.46,.8)),nod=10)
    with at(1.82,-.3,0,-40): person(top='ne7',bottom='tu3',dress='saree',skin='skin3',hc='grey',hands=((-.1,-.28,1.02),(.1,-.28,1.02)),build=1.05)
