"""A pit loom with a half-woven Mangalagiri sari: warp to the right, finished cloth to the left."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a')
G={'a':'in8','b':'tu1','c':'ma7'}[K]; reset(); cyc(G)
room(6.6,4.4,2.9,floor='earth',wall='cl1',wall2='ne3',base='ma7' if K!='c' else 'in8',skirt='ma7')
with at(0,-2.48): zari(6.9,-.33,.18,'in9')
# frame
for x in(-2.2,2.2):
    for y in(-.85,.85): box(x,y,0,.13,.13,1.75 if x>0 else 1.0,'wood2',.015)
for y in(-.85,.85): box(0,y,.72,4.5,.11,.13,'wood2',.015); box(.95,y,1.66,2.6,.1,.12,'wood2',.015)
for x in(.1,.8): box(x,0,1.72,.09,1.8,.1,'wood2',.012)
cyl(-2.05,-.85,.84,.11,1.7,'wood',bev=.01,rx=-90); cyl(2.05,-.85,.84,.1,1.7,'wood',bev=.01,rx=-90)
# cloth woven so far: indigo field, borders, a pallu of bands
def cloth(x0,x1,y0,y1,m,dz=0): sheet(lambda u,v:(x0+(x1-x0)*u,y0+(y1-y0)*v,.9+dz),2,2,m)
cloth(-2.05,-.35,-.7,.7,'in7')
for s in(-1,1): cloth(-2.05,-.35,s*.7,s*.52,'ma7',.003); cloth(-2.05,-.35,s*.66,s*.635,'tu5',.006); cloth(-2.05,-.35,s*.575,s*.55,'tu5',.006); [box(-1.95+.14*k,s*.607,.902,.06,.06,.006,('tu5','cl0')[k%2],0,rz=45) for k in range(12)]
for k in range(5): 
    for j in range(4): 
        with at(-1.85+.34*k+.17*(j%2),-.39+.26*j,.9): petals(8,.012,.055,'tu5',.002,.004,fat=.8)
# warp threads: the pattern goes on as lines only
for k in range(57):
    y=-.7+k*.025; c='ma5' if abs(y)>.52 else ('in3' if k%2 else 'in5'); c='tu5' if k in(2,5,51,54) else c; tube([(-.35,y,.9),(.1,y,.9+(.05 if k%2 else -.05)),(.8,y,.9+(-.04 if k%2 else .04)),(2.05,y,.93)],.0065,c)
# reed, heddles, shuttle
box(-.12,0,.72,.05,1.6,.06,'wood',.01); box(-.12,0,1.06,.05,1.6,.05,'wood',.01); [box(-.12,-.72+.036*k,.78,.012,.008,.28,'cl2',0) for k in range(41)]
for x in(.1,.8):
    for z in(.62,1.2): box(x,0,z,.04,1.55,.03,'wood',.006)
    for k in range(31): tube([(x,-.7+.0467*k,.63),(x,-.7+.0467*k,1.21)],.004,'cl3')
    for y in(-.5,.5): tube([(x,y,1.22),(x,y,1.74)],.008,'ink')
sheet(lambda u,v:(-.62+.4*(u-.5),-.05+.1*(v-.5)*math.sin(math.pi*u)**.6,.915+.05*math.sin(math.pi*v)*math.sin(math.pi*u)),14,6,'wood2'); cyl(-.72,-.05,.95,.022,.2,'ma5',axis='X')
# weaver sits at the left, yarn on the floor and wall
with at(-2.75,0,.0): box(0,0,0,.5,1.3,.5,'cl2',.03)
if K!='a':
    with at(-2.72,0,.04,90): person(top='ma5',bottom='tu5',dress='saree',pose='sit',hc='grey',skin='skin3',lean=8 if K!='b' else 18,hands=((-.2,-.62,.98),(.28,-.6,1.02)) if K!='b' else ((-.2,-.66,.97),(.2,-.72,.97)),nod=14)
for x,y,c in((1.2,-1.5,'tu5'),(1.65,-1.4,'ma5'),(.8,-1.6,'in5')): lathe([(.07,0),(.12,.06),(.1,.24),(.03,.3),(.025,.34)],c,x=x,y=y)
if K!='b':                                                             # the edge would cut it
  with at(-1.0,-1.65): lathe([(.2,0),(.3,.16),(.32,.18),(.29,.16)],'wood'); [ball(.13*math.cos(k*1.3),.13*math.sin(k*1.3),.2+.03*(k%2),.1,('ma5','tu5','in5','ne5','cl0')[k%5],sub=3) for k in range(6)]
for k,c in enumerate(('ma5','tu5','in5','ne5','ma7','tu3')):
    x=-1.6+.52*k; tube([(x-.24,2.18,2.3),(x+.24,2.18,2.3)],.03,'wood2'); [tube([(x-.12+.06*j,2.14,2.3),(x-.12+.06*j,2.12,1.7),(x-.09+.06*j,2.14,1.62)],.034,c,bez=True) for j in range(5)]
# a spinning wheel
with at(2.55,1.5,0,-20):
    tube([(.45*math.cos(t),0,.55+.45*math.sin(t)) for t in np.linspace(0,6.2832,33)],.025,'wood2'); [tube([(0,0,.55),(.45*math.cos(k*.785),0,.55+.45*math.sin(k*.785))],.012,'wood2') for k in range(8)]; box(0,.08,0,.1,.06,.6,'wood',.01); box(-.3,0,0,1.3,.24,.07,'wood',.015); cyl(-.85,0,.2,.05,.2,'tu5',axis='X')
with at(-3.26,.2,1.15,90): window(1.4,1.15,nx=2,glass='tu1')
if K=='a': lamp(-.3,-.6,2.3,50,r=.25)
hour({'a':'lamp','b':'morning','c':'noon'}[K],{'a':46,'b':44,'c':-40}[K])
shoot('loom',dict(a=((.25,.0,1.1),10.5,18,21,60),b=((-1.6,.05,1.0),6.3,44,20,60),c=((0,0,1.0),9.6,16,19,60)),bounces=4,ground=G,expo=1.8 if K=='a' else 1)
